/** Rows without a possible test, with reasons. The trace lists them apart from untested rows. */
export const untestableRows: Readonly<Record<string, string>> = {
  'D-103': 'replaced by D-135, which offers the review at the statuses of the specification',
  'CONST2-07':
    'the specification withholds the passwords, and the view that used them is replaced by D-42; ' +
    'that each price has a site of its own is shown with CONST2-06',
}
