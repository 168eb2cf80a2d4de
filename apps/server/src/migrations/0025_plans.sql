-- When a member of staff said that the company has had its answer.
alter table enterprise_request add column answered_at timestamptz;
create index enterprise_request_at on enterprise_request (at desc, id desc);
create index enterprise_request_open on enterprise_request (at) where answered_at is null;
