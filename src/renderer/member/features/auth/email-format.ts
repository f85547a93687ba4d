const pattern = /^[A-Za-z0-9]+[A-Za-z0-9_.-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Whether a sign-up address has the accepted form (AUTH-25 to AUTH-27, AUTH-30). */
export function isEmailFormat(text: string): boolean {
  return pattern.test(text)
}

/** The button of /signup is off only while both hold: terms unchecked and address not valid (AUTH-34 to AUTH-36). */
export function isSignUpOff(termsAccepted: boolean, email: string): boolean {
  return !termsAccepted && !isEmailFormat(email)
}
