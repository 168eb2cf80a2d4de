-- What was ordered of one thing: counted for its seller, and asked for before it is deleted.
create index market_order_subject on market_order (subject_id);
