/** What is written of each campus by hand, by its code; the rest of it stands in facts.json. */
export type CampusTexts = Record<
  string,
  {
    /** Without city and PIN code. */
    address: string;
    /** Latitude and longitude of the locality, degrees. */
    at: [number, number];
    gettingThere: string;
    /** Split at '; '. */
    access: string;
    info: string;
    /** Name of a room, and what is done there. */
    labs: [string, string][];
    hostel?: string;
    transport: string;
    /** E-mail without what follows the @. */
    director: string;
    message?: string;
  }
>;
