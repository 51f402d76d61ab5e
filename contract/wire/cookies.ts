/** Readable by the page: there is a session, so it may ask for the user. It holds no secret; the session cookie is HttpOnly. */
export const companionCookie = 'signed-in'
