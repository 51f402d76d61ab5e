/** Folds names and mail addresses as the database does: only the case of ASCII letters is ignored. */
export const foldLogin = (login: string): string => login.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The mailbox of an address: whatever follows a plus, mail arrives in the same mailbox. */
export const mailboxOf = (email: string): string => foldLogin(email).replace(/\+[^@]*@/, '@')

/**
 * For limits: Gmail ignores dots as well. Not for what is stored as a hash of the mailbox, which would not be found again.
 */
export const limitedMailboxOf = (email: string): string =>
  mailboxOf(email).replace(
    /^([^@]*)@(?:gmail|googlemail)\.com$/,
    (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`,
  )
