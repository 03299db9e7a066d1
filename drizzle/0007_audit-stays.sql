-- What a company's people did stays written: nothing they ask for may change or remove a line of the trail.
revoke update, delete on audit_events from sarai_company;
