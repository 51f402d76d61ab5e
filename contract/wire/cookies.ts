/** Tells the page that there is a session to ask for. It holds no secret; the session's own cookie is unreadable. */
export const companionCookie = 'signed-in'
