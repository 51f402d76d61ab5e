/**
 * Cookies that the page itself reads or writes. None of them holds a secret. Only here they are written as text: the
 * Cookie Store API is missing where the site is not on https.
 */
const yearSeconds = 365 * 24 * 60 * 60

export const hasCookie = (name: string, value: string): boolean =>
  document.cookie.split('; ').includes(`${name}=${encodeURIComponent(value)}`)

const write = (name: string, value: string, maxAge: number): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax`
}

export const writeCookie = (name: string, value: string): void => {
  if (!hasCookie(name, value)) write(name, value, yearSeconds)
}

export const removeCookie = (name: string): void => write(name, '', 0)
