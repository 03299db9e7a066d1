-- The administrator of a company holds every right, the new one to book for others too.
UPDATE "roles" SET "rights" = array_append("rights", 'booking.others') WHERE "system" = 'administrator' AND NOT ('booking.others' = ANY("rights"));
