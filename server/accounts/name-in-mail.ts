interface Greeted {
  readonly username: string
  readonly display_name: string | null
  readonly email_confirmed_at: Date | null
}

/**
 * What mails call a player. Until the address is confirmed a mail may go to a stranger, so it contains no text that the
 * player chose freely.
 */
export const nameInMail = ({ username, display_name, email_confirmed_at }: Greeted): string =>
  email_confirmed_at && display_name !== null ? display_name : username
