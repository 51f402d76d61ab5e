/** By themselves: the address of a page names them, and addresses are read before anything else is loaded. */
export const applicationStatuses = ['pending', 'accepted', 'declined'] as const
