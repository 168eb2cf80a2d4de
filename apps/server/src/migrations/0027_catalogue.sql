-- A hidden category is offered to nobody; its products keep it.
alter table category add column hidden boolean not null default false;
