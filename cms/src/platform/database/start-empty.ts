let isEmpty = false;

/** Has this process's next start set up the tables and nothing in them, for rows that come from elsewhere. */
export const startEmpty = (): void => void (isEmpty = true);

/** Whether this start leaves content, logins and jobs out. */
export const isStartedEmpty = (): boolean => isEmpty;
