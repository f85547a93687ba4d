/** Likes that a member can still send. */
export interface LikeBalance {
  /** Rest of today's login bonus. */
  readonly free: number
  /** Rest of the valid packs. */
  readonly purchased: number
  readonly remain: number
}

export function likeBalanceOf(free: number, purchased: number): LikeBalance {
  return { free, purchased, remain: free + purchased }
}

/** Returns the balance after one like; undefined when none is left. Purchased likes are spent first (D-16). */
export function spendLike({ free, purchased }: Pick<LikeBalance, 'free' | 'purchased'>): LikeBalance | undefined {
  if (purchased > 0) return likeBalanceOf(free, purchased - 1)
  return free > 0 ? likeBalanceOf(free - 1, purchased) : undefined
}
