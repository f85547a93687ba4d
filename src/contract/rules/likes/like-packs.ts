export interface LikePack {
  /** Size of the pack; also its `plan` on the wire (D-43). */
  readonly plan: number
  /** Yen with tax. */
  readonly price: number
}

/** Packs of likes (L-12). */
export const likePacks: readonly LikePack[] = [
  { plan: 10, price: 1500 },
  { plan: 30, price: 3900 },
  { plan: 50, price: 5000 },
  { plan: 100, price: 8000 },
  { plan: 1000, price: 50_000 },
]

export const likeSiteId = '50130905'

/** `campaign` of a purchase of likes (PAY-89). */
export const likeCampaign = 0

export const findLikePack = (plan: number): LikePack | undefined => likePacks.find((pack) => pack.plan === plan)
