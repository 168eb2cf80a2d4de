-- Why it is blocked, as whoever signs in is told. Accounts that were blocked before have none.
alter table account add column blocked_reason text;
create index account_joined on account (created_at desc, id desc);
create index account_role_by_role on account_role (role);
