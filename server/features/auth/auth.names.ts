/** As the database compares names and mail addresses: ASCII letters without case, everything else as it is. */
export const foldLogin = (login: string): string => login.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
