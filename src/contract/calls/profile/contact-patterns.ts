/** twitterid without its @, or '' to clear it (FORM-15). */
export const twitterIdPattern = /^\w{0,15}$/

/** tiktok and instagram, or '' (FORM-15). */
export const mediaIdPattern = /^[\w.]{0,30}$/

/** Phone number after folding its digits, or '' (FORM-114). */
export const phonePattern = /^(0\d{9,10})?$/
