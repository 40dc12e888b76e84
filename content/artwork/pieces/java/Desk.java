import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** The library desk's rule: fourteen days free, then two rupees for each day. */
public class Desk {
    static final int DAYS = 14, RUPEES_A_DAY = 2;

    record Loan(String book, LocalDate issued) {
        LocalDate due() {
            return issued.plusDays(DAYS);
        }

        long late(LocalDate returned) {
            return Math.max(0, ChronoUnit.DAYS.between(due(), returned));
        }

        long fine(LocalDate returned) {
            return late(returned) * RUPEES_A_DAY;
        }
    }

    public static void main(String[] arguments) {
        var today = LocalDate.of(2026, 11, 23);
        for (var loan : new Loan[] {
            new Loan("Machine design", LocalDate.of(2026, 10, 31)),
            new Loan("Data structures", LocalDate.of(2026, 11, 9)),
            new Loan("Marathi poems", LocalDate.of(2026, 11, 16)),
        }) System.out.println(loan.book() + "|" + loan.issued() + "|" + loan.due() + "|" + loan.late(today) + "|" + loan.fine(today));
    }
}
