/** Folds names and mail addresses as the database does: only the case of ASCII letters is ignored. */
export const foldLogin = (login: string): string => login.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
