import { expectAccessible } from '../support/axe.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { companyWithPeople } from '../support/company-people.ts';
import { expect, test } from '../support/test.ts';

test('[7.20] staff find a company, set its credit limit with a reason, and read who changed it', async ({
  page,
  request,
}) => {
  test.slow(); // the operator's command starts a process
});
