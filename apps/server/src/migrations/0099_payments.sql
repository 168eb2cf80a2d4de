-- When what a confirmed bill has bought is given; null once it is, and for bills that nobody has confirmed.
alter table bill add column deliver_at timestamptz;
create index bill_deliver_at on bill (deliver_at) where deliver_at is not null;
