/** Codes of the campaign popups on the wire (BONUS-14). */
export const ModalCode = { reserved: 1, plans: 2, likes: 3, premium: 4 } as const
export const modalCodes = [ModalCode.reserved, ModalCode.plans, ModalCode.likes, ModalCode.premium] as const
export type ModalCode = (typeof modalCodes)[number]
