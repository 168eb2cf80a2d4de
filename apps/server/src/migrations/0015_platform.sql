-- Outside production: emails and SMS that would have been sent. Only the youngest are kept.
create table outbox_letter (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  -- Null for an SMS.
  html text,
  created_at timestamptz not null default clock_timestamp()
);
