-- What staff have done: written in the transaction that does it, never changed.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  -- No foreign key: what staff did stays on record when the account is gone.
  actor_id uuid not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id);
