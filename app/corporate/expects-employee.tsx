import { PAGE_EXPECTS_EMPLOYEE, SAVED_USERS_KEY } from '#features/session/client/session-traces.ts';
import { pageNonce } from '../page-nonce.ts';

/**
 * Marks the document before its first paint where this tab or browser stores an employee: the server cannot know the
 * person of a tab (4.1), and the page for visitors would flash by before the work home. `CompanyGate` reads the mark.
 */
export async function ExpectsEmployee() {
  return (
    <script nonce={await pageNonce()} suppressHydrationWarning>
      {script}
    </script>
  );
}

const script = `try {
  var here = sessionStorage.getItem('loggedInUserType');
  if (sessionStorage.getItem('accessToken') ? here === 'corporate' : /"userType":"corporate"/.test(localStorage.getItem('${SAVED_USERS_KEY}')))
    document.documentElement.dataset.${PAGE_EXPECTS_EMPLOYEE} = '';
} catch {} // storage is blocked: nobody is signed in`;
