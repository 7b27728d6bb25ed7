#!/bin/bash
# One task of the array is one shard. submit.sh starts it; SITE, CONTENT and STORE come from there.
#SBATCH --job-name=shards
#SBATCH --array=0-3
#SBATCH --cpus-per-task=1
#SBATCH --mem=1500M
#SBATCH --time=01:00:00
#SBATCH --requeue
# A task that is repeated writes below what it has written before.
#SBATCH --open-mode=append
#SBATCH --output=shard-%a.log

cd "$SITE" || exit 2
# The secret is in a file that only its owner reads, and never in a command line or in what Slurm keeps of a job.
BOARDWALK_STORE_SECRET=$(cat "$SECRET_FILE") || exit 2
export BOARDWALK_STORE_SECRET

node bin/boardwalk.mjs work --content "$CONTENT" --shard auto --store "$STORE"
code=$?
echo "Shard $SLURM_ARRAY_TASK_ID, attempt $((${SLURM_RESTART_COUNT:-0} + 1)): exit code $code"

# 3 and 9: something did not answer. 137: killed, as by a kernel that is short of memory. All three may go well the next time,
# and what the shard has stored is not made again. Any other code would come again.
case $code in
  3 | 9 | 137)
    if [ "${SLURM_RESTART_COUNT:-0}" -lt 2 ]; then
      scontrol requeue "${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}"
      # Slurm ends this script now.
      sleep 60
    fi
    ;;
esac
exit "$code"
