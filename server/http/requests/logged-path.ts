/** The path of an address without what is secret: the query of a reset link, the token of a calendar. */
export const loggedPath = (url: string): string | undefined =>
  url.split('?')[0]?.replace(/(\/calendar\/).*/i, '$1…')
