#!/bin/sh
# Starts the sandbox for many teams on this machine, and ends it with itself: three members of etcd, three nodes of PostgreSQL under Patroni with
# a synchronous standby, and four sandboxes, both behind HAProxy.
#
#   container/ha/start.sh FOLDER [PORT]
#
# FOLDER gets everything: data, logs (log/), process ids (pid/) and the password. PORT is that of the bank, by default 4100; the database is at
# PORT + 1, and 28 ports after it are used by the parts. With POOLER=1, sandboxes reach the database through PgBouncer. With UNTIL_STDIN_ENDS=1, it
# also ends when its standard input does. A part that dies is started again after a second, unless hold/NAME exists.
#
# Packages of Debian 12: patroni etcd-server haproxy postgresql-15 pgbouncer. BANK_COMMAND is the command that starts a sandbox.
set -eu
HERE=$(cd "$(dirname "$0")" && pwd)
[ $# -ge 1 ] || { sed -n '2,13s/^# \{0,1\}//p' "$0" >&2; exit 2; }
mkdir -p "$1"
DIR=$(cd "$1" && pwd)
BANK_PORT=${2:-4100}
BANK_COMMAND=${BANK_COMMAND:-npx banking-platform-api}
BIN=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}
for program in patroni etcd haproxy "$BIN/postgres" ${POOLER:+pgbouncer}; do
  command -v "$program" > /dev/null || { echo "$program is missing; install: patroni etcd-server haproxy postgresql-15 pgbouncer" >&2; exit 1; }
done

mkdir -p "$DIR/log" "$DIR/pid" "$DIR/hold" "$DIR/pgbouncer"
# PostgreSQL and PgBouncer refuse to run as root.
as_user=''
if [ "$(id -u)" = 0 ]; then
  as_user='setpriv --reuid postgres --regid postgres --clear-groups --'
  chown postgres: "$DIR" "$DIR/pgbouncer"
fi
[ -s "$DIR/password" ] || (umask 077 && od -An -N16 -tx1 /dev/urandom | tr -d ' \n' > "$DIR/password")
BANK_PASSWORD=$(cat "$DIR/password")

DATABASE_PORT=$((BANK_PORT + 1)) POOLER_PORT=$((BANK_PORT + 2))
for n in 1 2 3 4; do
  eval "SANDBOX_$n=$((BANK_PORT + 2 + n)) POSTGRES_$n=$((BANK_PORT + 8 + n)) PATRONI_$n=$((BANK_PORT + 13 + n))"
  eval "ETCD_$n=$((BANK_PORT + 18 + n)) PEER_$n=$((BANK_PORT + 23 + n))"
done
export HERE BANK_PORT DATABASE_PORT BANK_PASSWORD SANDBOX_1 SANDBOX_2 SANDBOX_3 SANDBOX_4
export POSTGRES_1 POSTGRES_2 POSTGRES_3 PATRONI_1 PATRONI_2 PATRONI_3

# keep NAME COMMAND...: runs it, and again when it ends.
keepers=''
keep() {
  name=$1
  shift
  while :; do
    "$@" >> "$DIR/log/$name" 2>&1 < /dev/null &
    echo $! > "$DIR/pid/$name"
    wait $! || true
    sleep 1
    while [ -e "$DIR/hold/$name" ]; do sleep 0.2; done
  done &
  keepers="$keepers $!"
}

# Patroni gives PostgreSQL a session of its own, which outlives it; its process id is in the data.
everything() {
  cat "$DIR"/pid/* 2> /dev/null
  for file in "$DIR"/node*/postmaster.pid; do [ ! -e "$file" ] || head -n 1 "$file"; done
}
end() {
  trap '' EXIT INT TERM HUP
  kill -9 $keepers 2> /dev/null || true
  kill -TERM $(everything) 2> /dev/null || true
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 $(everything) 2> /dev/null || break
    sleep 0.3
  done
  kill -9 $(everything) 2> /dev/null || true
  rm -f "$DIR"/pid/*
}
trap end EXIT
trap 'exit 0' INT TERM HUP

members="e1=http://127.0.0.1:$PEER_1,e2=http://127.0.0.1:$PEER_2,e3=http://127.0.0.1:$PEER_3"
for n in 1 2 3; do
  eval "client=http://127.0.0.1:\$ETCD_$n peer=http://127.0.0.1:\$PEER_$n"
  keep etcd$n etcd --name e$n --data-dir "$DIR/etcd$n" --logger zap --log-level warn --auto-compaction-retention 1 \
    --listen-client-urls "$client" --advertise-client-urls "$client" --listen-peer-urls "$peer" \
    --initial-advertise-peer-urls "$peer" --initial-cluster "$members" --initial-cluster-token bank
done

export PATRONI_ETCD3_HOSTS="127.0.0.1:$ETCD_1,127.0.0.1:$ETCD_2,127.0.0.1:$ETCD_3" PATRONI_POSTGRESQL_BIN_DIR="$BIN"
export PATRONI_SUPERUSER_USERNAME=postgres PATRONI_SUPERUSER_PASSWORD="$BANK_PASSWORD"
export PATRONI_REPLICATION_USERNAME=replicator PATRONI_REPLICATION_PASSWORD="$BANK_PASSWORD"
for n in 1 2 3; do
  eval "postgres=127.0.0.1:\$POSTGRES_$n patroni=127.0.0.1:\$PATRONI_$n"
  keep node$n env PATRONI_NAME=node$n PATRONI_POSTGRESQL_DATA_DIR="$DIR/node$n" PATRONI_POSTGRESQL_PGPASS="$DIR/pgbouncer/pgpass$n" \
    PATRONI_POSTGRESQL_LISTEN="$postgres" PATRONI_POSTGRESQL_CONNECT_ADDRESS="$postgres" \
    PATRONI_RESTAPI_LISTEN="$patroni" PATRONI_RESTAPI_CONNECT_ADDRESS="$patroni" $as_user patroni "$HERE/patroni.yml"
done
keep haproxy haproxy -db -f "$HERE/haproxy.cfg"

database=$DATABASE_PORT
if [ -n "${POOLER:-}" ]; then
  database=$POOLER_PORT
  printf '"bank" "%s"\n' "$BANK_PASSWORD" > "$DIR/pgbouncer/users"
  sed "s|@DATABASE_PORT@|$DATABASE_PORT|; s|@POOLER_PORT@|$POOLER_PORT|; s|@DIR@|$DIR|" "$HERE/pgbouncer.ini" > "$DIR/pgbouncer/ini"
  [ -z "$as_user" ] || chown postgres: "$DIR"/pgbouncer/*
  keep pgbouncer $as_user pgbouncer "$DIR/pgbouncer/ini"
fi

# A sandbox that finds no database ends, and is started again.
export BANKING_SANDBOX_DATABASE_URL="postgres://bank:$BANK_PASSWORD@127.0.0.1:$database/bank"
for n in 1 2 3 4; do
  eval "port=\$SANDBOX_$n"
  keep sandbox$n $BANK_COMMAND sandbox --quiet --port "$port"
done

# Ready when the database takes writes and a sandbox is behind the balancer.
(until curl -fs "http://127.0.0.1:$BANK_PORT/_sandbox/ready" > /dev/null; do sleep 0.5; done
  echo "The bank is at http://127.0.0.1:$BANK_PORT, its database at $DATABASE_PORT (password in $DIR/password).") &
echo $! > "$DIR/pid/ready"
if [ -n "${UNTIL_STDIN_ENDS:-}" ]; then cat > /dev/null; else wait; fi
