-- What a buyer holds and has not paid: looked at with every order, and few.
create index market_order_unpaid on market_order (buyer_id) where state = 'AWAITING_PAYMENT';
