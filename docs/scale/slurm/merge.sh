#!/bin/bash
# Makes the site from what the shards have stored. submit.sh starts it, after the shards.
#SBATCH --job-name=merge
#SBATCH --cpus-per-task=1
#SBATCH --mem=1500M
#SBATCH --time=01:00:00
#SBATCH --output=merge.log

cd "$SITE" || exit 2
BOARDWALK_STORE_SECRET=$(cat "$SECRET_FILE") || exit 2
export BOARDWALK_STORE_SECRET

node bin/boardwalk.mjs generate --content "$CONTENT" --store "$STORE" --json reports/report.json
