/** Folds names and mail addresses as the database does: only the case of ASCII letters is ignored. */
export const foldLogin = (login: string): string => login.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The mailbox of an address: whatever follows a plus, mail arrives in the same mailbox. */
export const mailboxOf = (email: string): string => foldLogin(email).replace(/\+[^@]*@/, '@')
