export const webhookLimits = {
  /** Between two edits of one message. */
  pauseSeconds: 5,
  /** After so long without an answer of Discord a webhook is forgotten. */
  failingHours: 24,
} as const
