-- What waits at the receipts desk is a few among all bills.
create index bill_in_review on bill (id) where state = 'PENDING_REVIEW';
