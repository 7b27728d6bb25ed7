#!/bin/bash
# Starts the shards of one content file, and the merge after them:
#
#   SITE=/shared/site CONTENT=/shared/content.bin STORE=/shared/store SECRET_FILE=$HOME/store-secret bash submit.sh
#
# All four are on a disk that every node has.
set -euo pipefail
: "${SITE:?the folder of the project}" "${CONTENT:?the content file}" "${STORE:?the store}" "${SECRET_FILE:?the file with the secret}"
export SITE CONTENT STORE SECRET_FILE

here=$(cd "$(dirname "$0")" && pwd)
shards=$(sbatch --parsable "$here/shards.sh")
# The merge begins when every shard has ended with 0, and is cancelled when one has failed for good. With afterany it begins
# whatever came of them, and makes itself what is missing.
# It belongs to the run of the shards: Slurm gives it a number of its own.
merge=$(BOARDWALK_RUN="SLURM_ARRAY_JOB_ID=$shards" sbatch --parsable --dependency="afterok:$shards" --kill-on-invalid-dep=yes "$here/merge.sh")
echo "shards $shards, merge $merge"
