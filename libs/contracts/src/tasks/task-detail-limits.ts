/** How much one task can hold (TASK-3). */
export const taskDetailLimits = { checklist: 50, comments: 200 } as const;
