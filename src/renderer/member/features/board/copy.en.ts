import { counted, type English } from '../../../lib/copy/en/english.ts'
import type { boardCopy } from './copy.ts'

export const boardEnglish: English<typeof boardCopy> = {
  tab: { label: 'Type of board', common: 'Everyone', male: 'Men only', female: 'Women only' },

  list: {
    posts: (n) => counted(n, 'post'),
    count: (n) => counted(n, 'item'),
    fresh: 'There are new posts',
    noPost: 'No posts yet.',
    empty: 'No topics yet.',
    unknown: 'This topic cannot be shown.',
    emptyHint: 'Topics come from the operator. To suggest one, please send the operator a message.',
  },

  post: {
    male: 'Man',
    female: 'Woman',
    mine: 'Your post',
    like: 'Like',
    unlike: 'Remove the like',
    likes: (n) => counted(n, 'like'),
    delete: 'Delete the post',
    empty: 'Be the first to post.',
    viewOnly: 'This topic is read-only.',
    backToList: 'Back to the boards',
    twin: 'This post was published twice.',
    removeTwin: 'Delete one of them',
  },

  form: {
    label: 'Your post',
    placeholder: 'Please write in words that are pleasant to read',
    note: 'Posts may be quoted outside the service.',
    tooLong: 'Use at most 500 characters.',
    submit: 'Post',
    submitting: 'Posting…',
    failed: 'Could not post.',
  },

  deleteDialog: { title: 'Confirm deletion', text: 'Delete this post?' },
}
