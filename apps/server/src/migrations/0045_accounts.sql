-- A merchant's phone stands on the public page only where the merchant says so.
alter table merchant_profile add column phone_shown boolean not null default false;
