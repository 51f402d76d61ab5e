/** Tells the page that there is a session. It holds no secret; the session cookie itself is HttpOnly. */
export const companionCookie = 'signed-in'
