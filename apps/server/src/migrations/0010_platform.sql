-- What follows from a write, noted in the transaction that made it. Every process reads on from where it was, and
-- rows are deleted after a while.
create table event (
  id bigint generated always as identity primary key,
  -- Numbers are handed out in one order and become visible in another: readers go by the transaction.
  written_by xid8 not null default pg_current_xact_id(),
  data jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index event_written_by on event (written_by);
