import type * as z from 'zod/mini'

/** The eleven rated items, each with the same schema (L-3). */
export function ratedFields<Field extends z.ZodMiniType>(field: Field) {
  return {
    form_dm: field,
    form_atomosphere: field,
    form_profile: field,
    form_tongue: field,
    form_hand: field,
    form_waist: field,
    form_afterplay: field,
    form_foreplay_duration: field,
    form_sex_duration: field,
    form_afterplay_duration: field,
    form_replay: field,
  }
}
