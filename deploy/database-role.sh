#!/bin/sh
# Makes the board's own role and database in a new PostgreSQL (compose.yaml has this run once, as
# does psql -U postgres elsewhere). The role owns its database and may do nothing beyond it: no
# superuser, no other databases, no other roles. The superuser has no password afterwards, so that
# it is reached from the database's own machine or container only.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role furas login password :'password'
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
create database furas owner furas;
revoke connect, temporary on database furas from public;
alter role postgres password null;
SQL
