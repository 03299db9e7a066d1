import { type NextRequest, NextResponse } from 'next/server';
import { userTypeOfPath } from '#lib/shared/user-type.ts';

/** Tells pages which user type their address implies (2.1). It lets everyone through: each handler authenticates. */
export function middleware(request: NextRequest): NextResponse {
  const userType = userTypeOfPath(request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  headers.set('x-user-type', userType);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('x-user-type', userType);
  return response;
}

/** Pages only: not the API, Next's own files, posters, fonts, or anything with a file's name. */
export const config = { matcher: ['/((?!api/|_next/|posters/|fonts/|.*\\.[\\w]+$).*)'] };
