-- What a merchant promises with every sale: until when it may be returned, and how long it is warranted.
alter table merchant_profile
  add column returns jsonb not null default '{}',
  add column warranty jsonb not null default '{}';
