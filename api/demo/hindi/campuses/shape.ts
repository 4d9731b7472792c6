/** What is written of each campus, by its code; lists in the order of the English ones. */
export type CampusTexts = Readonly<
  Record<
    string,
    {
      name: string;
      /** Without city and PIN code. */
      address: string;
      /** Null where there is none. */
      nearestMetro: string | null;
      gettingThere: string;
      /** Split at '; '. */
      access: string;
      info: string;
      /** Name of a room, and what is done there. */
      labs: readonly (readonly [name: string, text: string])[];
      hostel?: string;
      transport: string;
      message?: string;
    }
  >
>;
