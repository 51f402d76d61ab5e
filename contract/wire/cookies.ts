/** Readable by the page: there is a session, so it may ask for the user. It holds no secret; the session cookie is HttpOnly. */
export const companionCookie = 'signed-in'

/** How the visitor likes the page. Written by the page, so that the server can render it in the same way. */
export const displayCookies = { locale: 'preferred-language', theme: 'theme', zone: 'time-zone' } as const
