#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# One-node Slurm without systemd and without cgroups, for tests only. Debian 12 packages:
#   apt-get install --no-install-recommends slurmctld slurmd slurm-client munge
# Use: slurm_one_node.sh start DIR | stop DIR | env DIR       (root; DIR is a state folder)
# Then: eval "$(slurm_one_node.sh env DIR)"; sinfo; sbatch --array=0-7 --wait job.sh
set -euo pipefail
cmd=${1:?start|stop|env}; dir=$(readlink -m "${2:?state folder}")
conf=$dir/slurm.conf
running() { [ -s "$1" ] && grep -qs "^State:.[^ZX]" "/proc/$(cat "$1")/status"; }  # alive and not a zombie (PID 1 may reap late)
stop_pid() { # file
  running "$1" || return 0
  local p; p=$(cat "$1"); kill "$p" 2>/dev/null || true
  for _ in $(seq 50); do running "$1" || return 0; sleep 0.1; done
  kill -9 "$p" 2>/dev/null || true
}
case $cmd in
env) echo "export SLURM_CONF='$conf'" ;;
stop)
  stop_pid "$dir/run/slurmd.pid"; stop_pid "$dir/run/slurmctld.pid"; stop_pid "$dir/run/munged.pid" ;;
start)
  umask 022
  mkdir -p "$dir"/{run,state,spool,log,munge}
  chown -R munge:munge "$dir/munge"; chmod 711 "$dir/munge"
  if [ ! -s "$dir/munge/munge.key" ]; then
    (umask 077; dd if=/dev/urandom of="$dir/munge/munge.key" bs=128 count=1 status=none)
    chown munge:munge "$dir/munge/munge.key"; chmod 400 "$dir/munge/munge.key"
  fi
  sock=$dir/munge/munge.socket
  if ! running "$dir/run/munged.pid"; then
    # --force: munged refuses a key or socket below a folder that others may write to
    setpriv --reuid munge --regid munge --clear-groups \
      munged --force --key-file="$dir/munge/munge.key" --socket="$sock" --num-threads=2 \
      --pid-file="$dir/munge/munged.pid" --log-file="$dir/munge/munged.log" --seed-file="$dir/munge/seed"
    for _ in $(seq 50); do [ -S "$sock" ] && [ -s "$dir/munge/munged.pid" ] && break; sleep 0.1; done
    cp "$dir/munge/munged.pid" "$dir/run/munged.pid"
  fi
  host=$(hostname -s); cpus=$(nproc); mem=$(awk '/MemTotal/{print int($2/1024*0.8)}' /proc/meminfo)
  cat > "$conf" <<C
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$sock
CryptoType=crypto/munge
SlurmctldPort=${SLURM_TEST_CTLD_PORT:-16817}
SlurmdPort=${SLURM_TEST_D_PORT:-16818}
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/run/slurmctld.pid
SlurmdPidFile=$dir/run/slurmd.pid
SlurmctldLogFile=$dir/log/slurmctld.log
SlurmdLogFile=$dir/log/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerType=sched/backfill
SchedulerParameters=sched_interval=2,bf_interval=2,batch_sched_delay=0
ReturnToService=2
JobRequeue=1
MailProg=/bin/true
MinJobAge=300
KillWait=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$cpus RealMemory=$mem State=UNKNOWN
PartitionName=test Nodes=$host Default=YES MaxTime=INFINITE State=UP
C
  export SLURM_CONF=$conf
  # an empty cgroup.conf next to slurm.conf stops slurmd 22.05 looking for a cgroup plugin
  printf 'CgroupPlugin=cgroup/v1\nCgroupAutomount=no\n' > "$dir/cgroup.conf"
  running "$dir/run/slurmctld.pid" || slurmctld -f "$conf" -i
  running "$dir/run/slurmd.pid" || slurmd -f "$conf" -N "$host"
  for _ in $(seq 100); do
    s=$(sinfo -h -o %T 2>/dev/null || true)
    case $s in idle|mixed|allocated) echo "node $s"; exit 0 ;; esac
    sleep 0.1
  done
  echo "node did not come up: $s" >&2; tail -5 "$dir"/log/*.log >&2; exit 1 ;;
*) echo "start|stop|env" >&2; exit 2 ;;
esac
