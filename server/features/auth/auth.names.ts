/** Folds names and mail addresses as the database does: only the case of ASCII letters is ignored. */
export const foldLogin = (login: string): string => login.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The mailbox of an address: whatever comes after a plus, the mail lands in the same one. */
export const mailboxOf = (email: string): string => foldLogin(email).replace(/\+[^@]*@/, '@')
