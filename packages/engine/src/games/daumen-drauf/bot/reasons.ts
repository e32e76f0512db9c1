export type Reason = { readonly type: 'only' };
