/** The header of each answer with the id of its request, which is in every log line about it. */
export const requestIdHeader = 'x-request-id'
